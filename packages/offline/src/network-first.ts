/** What a gateway says when the service behind it is away; the service's own refusals with these codes carry its sentences. */
const away = new Set([502, 503, 504]);

const isGateways = (response: Response): boolean =>
  away.has(response.status) && !/^text\/plain|json/.test(response.headers.get('content-type') ?? '');

/**
 * Asks the network, and `otherwise` where there is none. A request whose visitor has left is not asked again.
 */
export async function networkFirst(
  request: Request,
  otherwise: (request: Request) => Response | Promise<Response>,
  network: (request: Request) => Promise<Response> = fetch,
): Promise<Response> {
  const kept = request.clone();
  try {
    const response = await network(request);
    return isGateways(response) ? await otherwise(kept) : response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    return otherwise(kept);
  }
}
