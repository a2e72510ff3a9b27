import { appRoutes, pagesWithFile } from '@plumbline/shared/options/paths';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { routePattern } from './route-pattern.ts';

const ROUTES = routePattern(appRoutes);

const files = Object.fromEntries(Object.entries(pagesWithFile).map(([name, path]) => [path, `/${name}.html`]));

/**
 * A path without a file extension is a page of the app, which index.html shows; some have a file of their own. The app
 * also shows an unknown address; the condition is removed so that the answer has a body for `markUnknown`.
 */
const showApp = `
var routes = new RegExp(${JSON.stringify(ROUTES)}, 'i');
var files = ${JSON.stringify(files)};
function handler(event) {
  var request = event.request;
  var last = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') !== -1) return request;
  if (!routes.test(request.uri)) {
    request.headers['x-unknown-page'] = { value: '1' };
    delete request.headers['if-none-match'];
  }
  request.uri = files[request.uri] || '/index.html';
  return request;
}`;

/** The app says that there is no such page; search engines and link checkers read the status. */
const markUnknown = `
function handler(event) {
  var response = event.response;
  if (event.request.headers['x-unknown-page'] && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}`;

/**
 * The specifications write some paths with a slash at the end, which an HTTP API cannot route. The address of the
 * viewer is set here, over whatever the caller sent, because behind CloudFront the gateway sees CloudFront's.
 */
const prepareCall = `
function handler(event) {
  var request = event.request;
  if (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`;

/**
 * Public pages are kept for everyone, once in each language: what a browser accepts becomes one of the two here. They
 * take neither cookies nor tokens.
 */
const preparePage = `
function handler(event) {
  var request = event.request;
  if (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  var accepted = request.headers['accept-language'] ? request.headers['accept-language'].value : '';
  var known = accepted.toLowerCase().match(/(^|[ ,])(en|es)\\b/);
  request.headers['accept-language'] = { value: known ? known[2] : 'en' };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`;

const edgeFunction = (scope: Construct, id: string, code: string) =>
  new EdgeFunction(scope, id, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code.trim()) });

export const createEdgeFunctions = (scope: Construct) => ({
  showApp: edgeFunction(scope, 'ShowApp', showApp),
  markUnknown: edgeFunction(scope, 'MarkUnknown', markUnknown),
  prepareCall: edgeFunction(scope, 'PrepareCall', prepareCall),
  preparePage: edgeFunction(scope, 'PreparePage', preparePage),
});
