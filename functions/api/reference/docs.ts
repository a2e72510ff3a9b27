import * as contract from '@plumbline/shared/contracts/reference/reference';
import type { OpenApiDocument } from '@plumbline/shared/openapi/openapi';
import { operation } from '../../http/operation.ts';
import { docsPage } from './docs-page.ts';

let made: Promise<OpenApiDocument> | undefined;

/** Made once for each process, because it walks every schema of the contract; only this loads them all. */
const openApi = (): Promise<OpenApiDocument> => {
  made ??= import('@plumbline/shared/openapi/openapi').then(({ openApiDocument }) => openApiDocument());
  return made;
};

export const getOpenApi = operation(contract.getOpenApi, openApi);

export const getDocs = operation(contract.getDocs, async () => docsPage(await openApi()));
