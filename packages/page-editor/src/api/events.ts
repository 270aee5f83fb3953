import { addresses, API_PATH, type ChangeEvent } from 'prismic-folder/contract';

/** What a stream of changes reports. */
export interface StreamListener {
  readonly onChange: (event: ChangeEvent) => void;
  /** It is open; `hasMissed`: there may have been changes that it does not report. */
  readonly onOpen: (hasMissed: boolean) => void;
  /** It was closed; it opens again by itself. */
  readonly onLost: () => void;
}

/** Where the stream is. */
const STREAM = API_PATH + addresses.readEvents.replace('GET ', '');

const NAME = 'slicefolio-edit-events';

type Message =
  | { readonly kind: 'change'; readonly event: ChangeEvent }
  | { readonly kind: 'open'; readonly hasMissed: boolean }
  | { readonly kind: 'lost' };

/**
 * One stream for all tabs of the editor, as a browser has few connections per server: the tab that
 * holds the lock listens and tells the others; when it is closed, the next one does.
 */
export function shareEvents(listener: StreamListener): () => void {
  // Browsers have locks at secure addresses only, which localhost is.
  if (!('locks' in navigator)) return openEvents(listener);
  const channel = new BroadcastChannel(NAME);
  const stop = new AbortController();
  const deliver = (message: Message) => {
    if (message.kind === 'change') listener.onChange(message.event);
    else if (message.kind === 'open') listener.onOpen(message.hasMissed);
    else listener.onLost();
  };
  const send = channel.postMessage.bind(channel);
  const tell = (message: Message) => {
    deliver(message);
    send(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => deliver(data));
  const startedAt = performance.now();
  const lead = () => {
    // Between the stream of the tab that was closed and this one there is a gap.
    let hasGap = performance.now() - startedAt > 1000;
    const close = openEvents({
      onChange: (event) => tell({ kind: 'change', event }),
      onOpen(hasMissed) {
        tell({ kind: 'open', hasMissed: hasMissed || hasGap });
        hasGap = false;
      },
      onLost: () => tell({ kind: 'lost' }),
    });
    return new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  };
  // Rejects when this tab stops waiting, and where the browser forbids what tabs share.
  navigator.locks.request(NAME, { signal: stop.signal }, lead).catch(() => {
    if (!stop.signal.aborted) void lead();
  });
  return () => {
    stop.abort();
    channel.close();
  };
}

/** In ms: after a refusal the browser itself does not connect again. */
const RETRY = 5000;

/** The stream of changes on disk. After a lost connection the browser asks for what it missed. */
function openEvents({ onChange, onOpen, onLost }: StreamListener): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let hasBeenRefused = false;
  const connect = () => {
    source = new EventSource(STREAM);
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      // Cast: the contract of the API.
      onChange(JSON.parse(data) as ChangeEvent);
    });
    source.addEventListener('ready', () => onOpen(hasBeenRefused));
    source.addEventListener('reset', () => onOpen(true));
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) {
        // The next one is a new stream, which knows nothing of this one's last event.
        hasBeenRefused = true;
        timer = setTimeout(connect, RETRY);
      }
      onLost();
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
