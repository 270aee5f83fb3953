import { vi } from 'vitest';

class FakeParam {
  value = 1;
  readonly cancelScheduledValues = vi.fn();
  readonly setValueAtTime = vi.fn((value: number) => (this.value = value));
  readonly linearRampToValueAtTime = vi.fn((value: number) => (this.value = value));
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly targets = new Set<unknown>();
  readonly connect = vi.fn((target: unknown) => this.targets.add(target));
  readonly disconnect = vi.fn(() => this.targets.clear());
}

/** A source that records when and where in its buffer it was started. */
export class FakeSource extends FakeNode {
  buffer: { duration: number; name: string } | null = null;
  loop = false;
  readonly start = vi.fn<(when?: number, offset?: number) => void>();
}

/** Replaces the browser's context: tests control what the system does to it. */
export class FakeAudioContext extends EventTarget {
  static readonly made: FakeAudioContext[] = [];
  /** Whether `resume` succeeds. */
  static allows = true;

  state: AudioContextState | 'interrupted' = 'suspended';
  currentTime = 5;
  readonly destination = new FakeNode();
  readonly gains: FakeNode[] = [];
  readonly sources: FakeSource[] = [];

  constructor() {
    super();
    FakeAudioContext.made.push(this);
  }

  become(state: AudioContextState | 'interrupted') {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  readonly resume = vi.fn(async () => {
    if (FakeAudioContext.allows) this.become('running');
    else await new Promise(() => {});
  });
  readonly suspend = vi.fn(async () => this.become('suspended'));
  readonly close = vi.fn(async () => this.become('closed'));

  createGain() {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  }

  createBufferSource() {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }

  /** Decodes everything but the text 'noise' to a buffer of 32 s. */
  readonly decodeAudioData = vi.fn(async (data: ArrayBuffer) => {
    const name = new TextDecoder().decode(data);
    if (name === 'noise') throw new DOMException('Unable to decode audio data', 'EncodingError');
    return { duration: 32, name, length: 3200, sampleRate: 100, numberOfChannels: 0 };
  });

  createBuffer(_channels: number, length: number, sampleRate: number) {
    return { duration: length / sampleRate, name: 'part', length, sampleRate };
  }
}

type Answer = string | number;

/**
 * Puts the fake context, a fetch that answers from a table (a text to decode, or a status code) and
 * a player that takes every type into the page. Addresses that are not in the table do not answer.
 */
export function stubAudio(files: Readonly<Record<string, Answer>> = {}) {
  FakeAudioContext.made.length = 0;
  FakeAudioContext.allows = true;
  const fetched: string[] = [];
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      fetched.push(address);
      const response = files[address];
      if (response === undefined) throw new TypeError('Failed to fetch');
      if (typeof response === 'number') return new Response(null, { status: response });
      return new Response(response);
    }),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  return {
    fetched,
    /** The one context made; fails the test when there is none. */
    context(): FakeAudioContext {
      const context = FakeAudioContext.made.at(-1);
      if (!context) throw new Error('No AudioContext was made');
      return context;
    },
  };
}

/** Hides or shows the tab. */
export function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
