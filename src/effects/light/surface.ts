import type { Geometry } from './geometry.ts';
import { TILE } from '#ui/light/grain.ts';
import { createNoise, grainPixels } from './grain/noise.ts';
import type { Turn } from '#ui/look/turn.ts';
import { RAMP_LENGTH, rampTable } from './ramps.ts';
import { fragmentShader, vertexShader } from './shader.ts';

/** What moves; all 0 at rest. */
export interface Mood {
  /** Shift of the glow, in radii. */
  readonly shift: readonly [x: number, y: number];
  /** How much the wall stirs, 0 to 1. */
  readonly stir: number;
  /** 0 to 1. */
  readonly loudness: number;
  /** Offset of the grain, 0 to 1 of its tile. */
  readonly grain: readonly [x: number, y: number];
}

export const atRest: Mood = { shift: [0, 0], stir: 0, loudness: 0, grain: [0, 0] };

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (!shader) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Compiled beside the main thread where the browser can: to ask for the result earlier would wait for it. */
async function link(gl: WebGL2RenderingContext, turn: Turn): Promise<WebGLProgram> {
  const program = gl.createProgram();
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, vertexShader),
    compile(gl, gl.FRAGMENT_SHADER, fragmentShader(turn)),
  ];
  for (const shader of shaders) if (shader) gl.attachShader(program, shader);
  gl.linkProgram(program);
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  const isDone = () =>
    parallel === null || gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) !== false;
  while (!isDone()) await new Promise(requestAnimationFrame);
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return program;
  const logs = shaders.map((shader) => shader && gl.getShaderInfoLog(shader));
  throw new Error(`The light's shader does not compile: ${logs.join(' ')}`);
}

/** Draws the room on a canvas. */
export interface Surface {
  readonly draw: (geometry: Geometry, mood: Mood) => void;
  /** Makes the noise for a pixel ratio, if it has changed: the page's, px for px. */
  readonly grain: (ratio: number) => void;
}

/** Rejects where the graphics processor cannot draw it. */
export async function createSurface(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
): Promise<Surface> {
  const turn = await ownTurn();
  const program = await link(gl, turn);
  gl.useProgram(program);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const [size, ratio, light, disc] = [at('size'), at('ratio'), at('light'), at('disc')];
  const [mirror, lines, shares] = [at('mirror'), at('lines'), at('shares')];
  const [mood, tiles] = [at('mood'), at('tiles')];
  gl.uniform1i(at('noise'), 0);
  gl.uniform1i(at('table'), 1);

  const bind = (unit: number) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  };
  bind(1);
  const table = rampTable(turn);
  const rows = table.length / RAMP_LENGTH / 4;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, RAMP_LENGTH, rows, 0, gl.RGBA, gl.FLOAT, table);
  bind(0);
  let tileRatio = 0;

  return {
    grain(wanted) {
      if (wanted === tileRatio) return;
      tileRatio = wanted;
      const pixels = grainPixels(ownNoise(createNoise(wanted)), [0, 0, 0], 1);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, TILE, TILE, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    },
    draw(geometry, { shift, stir, loudness, grain }) {
      const { width, height, ratio: sharpness } = geometry;
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        // One of its px is one of the screen, also where the room ends between two.
        canvas.style.width = `${width / sharpness}px`;
        canvas.style.height = `${height / sharpness}px`;
        gl.viewport(0, 0, width, height);
      }
      const inTile = (share: number) => Math.floor(share * TILE);
      gl.uniform2f(size, width, height);
      gl.uniform1f(ratio, sharpness);
      gl.uniform3f(light, ...geometry.light);
      gl.uniform4f(disc, ...geometry.disc);
      gl.uniform4f(mirror, ...geometry.mirror);
      gl.uniform3f(lines, geometry.horizon, ...geometry.end);
      gl.uniform2f(shares, ...geometry.shares);
      gl.uniform4f(mood, ...shift, stir, loudness);
      const [right, down] = [inTile(grain[0]), inTile(grain[1])];
      // The disc's tile begins at its own corner.
      const [x, y, across, below] = geometry.disc;
      const corner = (at: number) => Math.round(at * sharpness);
      gl.uniform4i(tiles, right, down, right - corner(x - across), down - corner(y - below));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}

const asDesigned: Turn = (rgb) => rgb;

/** How the colours of the light turn to the owner's accent, for what scripts draw of it; most sites have the design's own. */
async function ownTurn(): Promise<Turn> {
  const { accent } = document.documentElement.dataset;
  if (accent === undefined) return asDesigned;
  const { turnToHex } = await import('#ui/look/turn.ts');
  return turnToHex(accent) ?? asDesigned;
}

/** The noise of the grain, as much of it as the owner wants: that is an attribute of the root element. */
function ownNoise(noise: Float32Array): Float32Array {
  const { film } = document.documentElement.dataset;
  return film ? noise.map((value) => 0.5 + Number(film) * (value - 0.5)) : noise;
}
