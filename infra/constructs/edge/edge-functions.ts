import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { appRoutes, pagesWithFile } from '@plumbline/shared/options/paths';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { parametersOfPages } from './public-pages.ts';
import { routePattern } from './route-pattern.ts';

const ROUTES = routePattern(appRoutes);

const files = Object.fromEntries(Object.entries(pagesWithFile).map(([name, path]) => [path, `/${name}.html`]));

/**
 * Serves pages of the app: a path without a file extension gets index.html, or the page's own file. An unknown address
 * gets index.html too. Conditional headers are removed for it, so that the response has a body for `markUnknown`.
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

/** Sets the status 404 for an unknown page, which search engines and link checkers read. The app displays the error. */
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
 * Prepares calls of the API. Removes a trailing slash, which the specification has in some paths and an HTTP API can't
 * route. Also sets the address of the viewer, in place of any value from the caller, because the gateway only sees
 * CloudFront's address.
 */
const prepareCall = `
function handler(event) {
  var request = event.request;
  if (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`;

/**
 * Prepares requests of public pages, which are cached once for each language and address. Reduces the accepted
 * languages to one of the two, removes parameters that the page doesn't read or that are empty, and sorts the others,
 * so that they cause no copies.
 */
const preparePage = (endpoints: readonly Endpoint[]) => `
var known = ${JSON.stringify(parametersOfPages(endpoints))};
function handler(event) {
  var request = event.request;
  if (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  var end = request.uri.indexOf('/', 1) + 1;
  var read = known[end ? request.uri.slice(0, end) + '*' : request.uri] || [];
  var query = {};
  Object.keys(request.querystring).sort().forEach(function (name) {
    var given = request.querystring[name];
    if (read.indexOf(name) !== -1 && given.value !== '') query[name] = given;
  });
  request.querystring = query;
  var accepted = request.headers['accept-language'] ? request.headers['accept-language'].value : '';
  var language = accepted.toLowerCase().match(/(^|[ ,])(en|es)\\b/);
  request.headers['accept-language'] = { value: language ? language[2] : 'en' };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`;

const edgeFunction = (scope: Construct, id: string, code: string) =>
  new EdgeFunction(scope, id, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code.trim()) });

export const createEdgeFunctions = (scope: Construct, endpoints: readonly Endpoint[]) => ({
  showApp: edgeFunction(scope, 'ShowApp', showApp),
  markUnknown: edgeFunction(scope, 'MarkUnknown', markUnknown),
  prepareCall: edgeFunction(scope, 'PrepareCall', prepareCall),
  preparePage: edgeFunction(scope, 'PreparePage', preparePage(endpoints)),
});
