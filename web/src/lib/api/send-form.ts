import { ApiError } from './api-error.ts';

type SendFormOptions = {
  headers?: Readonly<Record<string, string>>;
  /** Called with the sent part, from 0 to 1. */
  onProgress: (done: number) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Posts a form and reports its progress. Uses XMLHttpRequest, because only it reports sent bytes. With fetch, a page
 * can only count the bytes that were read, and Chrome streams a body over HTTP/2 only.
 */
export const sendForm = (url: string, form: FormData, { headers = {}, onProgress, signal }: SendFormOptions) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError(0, 'network_error', ''));
    request.onabort = () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', cancel);
    request.send(form);
  });
