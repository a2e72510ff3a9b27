import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** A path without a file extension is a page of the app, which index.html shows; two have been rendered by the build. */
const showApp = `
function handler(event) {
  var request = event.request;
  var last = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (request.uri === '/') request.uri = '/landing.html';
  else if (request.uri === '/login') request.uri = '/login.html';
  else if (last.indexOf('.') === -1) request.uri = '/index.html';
  return request;
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
 * Public pages are kept for everybody, once in each language: what a browser accepts becomes one of the two here. They
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
  prepareCall: edgeFunction(scope, 'PrepareCall', prepareCall),
  preparePage: edgeFunction(scope, 'PreparePage', preparePage),
});
