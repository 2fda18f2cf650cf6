import type { RouterContextProvider } from 'react-router';
import { serviceContext } from './entry.server.tsx';
import type { AskService } from './service.ts';

/** How a loader or an action asks the service: without a network. */
export function askService(context: Readonly<RouterContextProvider>): AskService {
  const service = context.get(serviceContext);
  return (path, init) => service(new Request(`http://service${path}`, init));
}
