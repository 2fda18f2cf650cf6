/** What gateways say, each in a page of its own, when the service behind them is away. */
const isAway = (status: number): boolean => (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

/** A page of a gateway, where a page was asked for; the service's own refusals with these codes are plain text. */
export const isGatewayPage = ({ status, headers }: Response): boolean =>
  isAway(status) && !/^text\/plain|json/.test(headers.get('content-type') ?? '');

/** A file of the site that is worth keeping: never a page in its place, as networks that want a sign-in send. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !/^text\/html/i.test(headers.get('content-type') ?? '');

/**
 * Asks the network, and `otherwise` where there is none, or where what answers is `foreign`. A request whose visitor has left is not
 * asked again.
 */
export async function networkFirst(
  request: Request,
  foreign: (response: Response) => boolean,
  otherwise: (request: Request) => Response | Promise<Response>,
  network: (request: Request) => Promise<Response> = fetch,
): Promise<Response> {
  const kept = request.clone();
  try {
    const response = await network(request);
    return foreign(response) ? await otherwise(kept) : response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    return otherwise(kept);
  }
}
