import * as contract from '@plumbline/shared/contracts/reference/reference';
import type { OpenApiDocument } from '@plumbline/shared/openapi/openapi';
import { operation } from '../../http/operation.ts';
import { docsPage } from './docs-page.ts';

let made: Promise<OpenApiDocument> | undefined;

/**
 * Returns the OpenAPI document. It is built once for each process, because that loads and walks every schema of the
 * contract.
 */
const openApi = (): Promise<OpenApiDocument> => {
  made ??= import('@plumbline/shared/openapi/openapi').then(({ openApiDocument }) => openApiDocument());
  return made;
};

export const getOpenApi = operation(contract.getOpenApi, openApi);

export const getDocs = operation(contract.getDocs, async () => docsPage(await openApi()));
