/* Types of service workers that TypeScript's DOM library lacks; its worker library can't be combined with
   it. https://www.w3.org/TR/service-workers/ */

/** An event that keeps the worker running. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** `addRoutes` is missing in Safari and Firefox: https://github.com/WICG/service-worker-static-routing-api */
interface InstallEvent extends WorkerEvent {
  addRoutes?(
    rules: readonly {
      condition: {
        requestDestination?: RequestDestination;
        requestMethod?: string;
        requestMode?: RequestMode;
      };
      source: 'fetch-event' | 'network' | 'race-network-and-fetch-handler';
    }[],
  ): Promise<void>;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Response | Promise<Response>): void;
}

interface Events {
  activate: WorkerEvent;
  fetch: FetchEvent;
  install: InstallEvent;
}

/** The worker's global scope. */
export interface WorkerScope {
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}
