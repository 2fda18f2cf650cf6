/** The origin in canonical addresses: PUBLIC_URL where the operator has set it, else the one that was asked. */
export function publicOrigin(request: Request): string {
  const { PUBLIC_URL: set } = process.env;
  return set && URL.canParse(set) ? new URL(set).origin : new URL(request.url).origin;
}
