import { API_PATH, type ChangeEvent, routes } from '#prismic-folder/contract';
import type { StreamListener } from '../Transport.ts';

/** In ms: after a refusal the browser itself does not connect again. */
const RETRY = 5000;

/** The stream of changes on disk. After a lost connection the browser asks for what it missed. */
export function openEvents({ onChange, onOpen, onLost }: StreamListener): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let hasBeenRefused = false;
  const connect = () => {
    source = new EventSource(`${API_PATH}${routes.readEvents.path}`);
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
