import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';
import type { OpenApiDocument } from '@plumbline/shared/openapi/openapi';

const style = `body{font:16px/1.55 Inter,system-ui,sans-serif;margin:0 auto;max-width:920px;padding:32px 16px;background:#F1F3F1;color:#141C1E}
h1,h2{font-family:"Barlow Semi Condensed","Arial Narrow",sans-serif}details{background:#fff;border:1px solid #CDD5D2;border-radius:5px;margin:8px 0;padding:10px 16px}
summary{cursor:pointer;min-height:28px}code{font-size:15px}b{display:inline-block;min-width:64px;color:#0E5383}i{font-style:normal;color:#4F5C5B}pre{overflow:auto;background:#E6EAE8;padding:12px;border-radius:5px}`;

const operationBlock = (path: string, method: string, operation: OpenApiDocument['paths'][string][string]): string =>
  `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <i>${escapeHtml(operation['x-auth'])}</i><br>${escapeHtml(operation.summary)}</summary>` +
  `<pre>${escapeHtml(JSON.stringify({ parameters: operation.parameters, requestBody: operation.requestBody, responses: operation.responses }, null, 2))}</pre></details>`;

/** Returns the API documentation as one page without scripts, from the OpenAPI document. */
export const docsPage = (document: OpenApiDocument): string => {
  const blocks = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      html: operationBlock(path, method, operation),
    })),
  );
  const tags = [...new Set(blocks.map(({ tag }) => tag))];
  const sections = tags.map(
    (tag) =>
      `<h2>${escapeHtml(tag)}</h2>${blocks
        .filter((block) => block.tag === tag)
        .map(({ html }) => html)
        .join('')}`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plumbline API</title><style>${style}</style></head>` +
    `<body><h1>Plumbline API</h1><p>The same as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('')}</body></html>`
  );
};
