/** How a page asks the service. */
export type InProcess = (request: Request) => Promise<Response>;

/** Requests and responses as messages between the server's thread and the one that renders pages. */
interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: [name: string, value: string][];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

interface WireResponse {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** What the server tells the thread of pages. */
export type PageCommand =
  | { readonly page: number; readonly request: WireRequest }
  /** The visitor has left. */
  | { readonly left: number }
  | { readonly answered: number; readonly response: WireResponse };

/** What the thread of pages tells the server. */
export type PageMessage =
  | { readonly ready: true }
  | { readonly page: number; readonly response: WireResponse }
  | { readonly failed: number; readonly thrown: Error }
  /** A page asks the service in the name of its visitor. */
  | { readonly asks: number; readonly page: number; readonly request: WireRequest };

export const wiredRequest = (request: Request, body: Uint8Array<ArrayBuffer> | undefined): WireRequest => ({
  method: request.method,
  url: request.url,
  headers: [...request.headers],
  body,
});

export const requestOf = ({ method, url, headers, body }: WireRequest, signal?: AbortSignal): Request =>
  new Request(url, {
    method,
    headers,
    ...(body && { body }),
    ...(signal && { signal }),
  });

export async function wiredResponse(response: Response): Promise<WireResponse> {
  const body = response.body === null ? null : new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: [...response.headers], body };
}

export const responseOf = ({ status, headers, body }: WireResponse): Response =>
  new Response(body, { status, headers });

/** What need not be copied, because its sender has no more use for it. */
export const handedOver = ({ body }: { readonly body: Uint8Array<ArrayBuffer> | null | undefined }): ArrayBuffer[] =>
  body ? [body.buffer] : [];
