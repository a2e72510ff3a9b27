import { openApiDocument } from '@plumbline/shared/contracts/openapi/openapi';
import * as contract from '@plumbline/shared/contracts/reference';
import { operation } from '../http/operation.ts';
import { docsPage } from './docs-page.ts';

export const getOpenApi = operation(contract.getOpenApi, async () => openApiDocument());

export const getDocs = operation(contract.getDocs, async () => docsPage(openApiDocument()));
