import { type OpenApiDocument, openApiDocument } from '@plumbline/shared/contracts/openapi/openapi';
import * as contract from '@plumbline/shared/contracts/reference';
import { operation } from '../http/operation.ts';
import { docsPage } from './docs-page.ts';

let made: OpenApiDocument | undefined;

/** Made once for each process, because it walks every schema of the contract. */
const openApi = (): OpenApiDocument => {
  made ??= openApiDocument();
  return made;
};

export const getOpenApi = operation(contract.getOpenApi, async () => openApi());

export const getDocs = operation(contract.getDocs, async () => docsPage(openApi()));
