/** `EXT_disjoint_timer_query_webgl2`. */
interface TimerExtension {
  readonly TIME_ELAPSED_EXT: number;
  readonly GPU_DISJOINT_EXT: number;
}

export interface GpuClock {
  /** Whether this browser can time the graphics processor. */
  readonly isThere: boolean;
  /** Draws, and times it, unless an earlier drawing is being timed. */
  readonly time: (draw: () => void) => void;
  /** Ms of the last timed drawing, once; null if there is nothing new. */
  readonly read: () => number | null;
}

export function createGpuClock(gl: WebGL2RenderingContext): GpuClock {
  // Cast: what the extension's specification says; the types do not have it.
  const timer = gl.getExtension('EXT_disjoint_timer_query_webgl2') as TimerExtension | null;
  let query: WebGLQuery | null = null;
  return {
    isThere: timer !== null,
    time(draw) {
      const next = timer && !query ? gl.createQuery() : null;
      if (!timer || !next) return draw();
      query = next;
      gl.beginQuery(timer.TIME_ELAPSED_EXT, next);
      draw();
      gl.endQuery(timer.TIME_ELAPSED_EXT);
    },
    read() {
      if (!timer || !query || !gl.getQueryParameter(query, gl.QUERY_RESULT_AVAILABLE)) return null;
      // A processor that changed its clock meanwhile has no time for it.
      const isValid = !gl.getParameter(timer.GPU_DISJOINT_EXT);
      const nanoseconds: unknown = gl.getQueryParameter(query, gl.QUERY_RESULT);
      gl.deleteQuery(query);
      query = null;
      return isValid && typeof nanoseconds === 'number' ? nanoseconds / 1e6 : null;
    },
  };
}
