import { discGrain, grainAlpha, type Rgb } from '#ui/light/grain.ts';
import type { Turn } from '#ui/look/turn.ts';
import {
  BELL_END,
  breath,
  discEllipse,
  floorLight,
  floorShade,
  ground,
  MIRROR_EDGE,
  mirrorLight,
  rimLight,
  rimStops,
  sheen,
  spill,
  WALL_END,
  WALL_HEIGHT,
  wallShade,
  type Ellipse,
  type Stop,
} from '#ui/light/measures.ts';
import { RAMP_LENGTH, ramps } from './ramps.ts';

/** A number as GLSL reads it: always with a point. */
const float = (value: number) => {
  const text = String(Number(value.toFixed(5)));
  return text.includes('.') ? text : `${text}.`;
};

const vector = (channels: Rgb) => `vec3(${channels.map((value) => float(value / 255)).join()})`;

/** Linear between stops, from one distance to the next; `at` is an expression. */
function between(stops: readonly Stop<number>[], at: string): string {
  const sorted = stops.toSorted(([a], [b]) => a - b);
  return sorted.slice(1).reduce(
    (before, [distance, value], index) => {
      const [from] = sorted[index] ?? [0];
      return `mix(${before},${float(value)},clamp((${at}-${float(from)})*${float(1 / (distance - from))},0.,1.))`;
    },
    float(sorted[0]?.[1] ?? 0),
  );
}

/** The strength of an ellipse of light at `v`, radii from the middle of the horizon. */
const ellipse = ({ axes: [across, down], below }: Ellipse, channel: string) =>
  `ramp(ROW_ALPHA,length((v-vec2(0.,${float(below)}))/vec2(${float(across * BELL_END)},${float(down * BELL_END)}))).${channel}`;

/** One triangle that covers the canvas. */
export const vertexShader = `#version 300 es
void main(){gl_Position=vec4(vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.,0.,1.);}`;

/**
 * The room. Lengths are in CSS px from its upper left corner. `mood` is 0 at rest: the glow's shift in
 * radii, how much the wall stirs, and the loudness.
 */
export const fragmentShader = (turn: Turn): string => {
  const colour = (channels: Rgb) => vector(turn(channels));
  return `#version 300 es
precision highp float;
uniform vec2 size;
uniform float ratio;
uniform vec3 light;
uniform vec4 disc;
uniform vec4 mirror;
uniform vec3 lines;
uniform vec2 shares;
uniform vec4 mood;
uniform ivec4 tiles;
uniform sampler2D noise;
uniform highp sampler2D table;
out vec4 result;
const int ROW_WALL=${ramps.wall};
const int ROW_DISC=${ramps.disc};
const int ROW_ALPHA=${ramps.alpha};
vec3 ramp(int row,float t){
float at=clamp(t,0.,1.)*${float(RAMP_LENGTH - 1)};
int i=int(at);
return mix(texelFetch(table,ivec2(i,row),0).rgb,texelFetch(table,ivec2(min(i+1,${RAMP_LENGTH - 1}),row),0).rgb,fract(at));
}
float grain(ivec2 at){
ivec2 tile=textureSize(noise,0);
return texelFetch(noise,(at%tile+tile)%tile,0).a;
}
void main(){
ivec2 pixel=ivec2(gl_FragCoord.x,size.y-gl_FragCoord.y);
vec2 p=(vec2(pixel)+.5)/ratio;
float r=light.z,loud=mood.w,a,t;
vec2 centre=light.xy+mood.xy*r,v;
vec3 seen=${vector(ground)},k;
if(p.y<lines.x){
v=(p-centre)/r;v.y/=${float(WALL_HEIGHT)};
float d=length(v);
k=ramp(ROW_WALL,(1.+(d-1.)/(1.+${float(breath.reach)}*loud))/${float(WALL_END)});
k*=1.+${float(breath.wall)}*loud+.05*mood.z*sin(v.x*1.7)*sin(v.y*2.3-v.x)*smoothstep(6.,1.,d);
t=(lines.x-p.y)/r;
seen=k*(1.-${between(wallShade, 't')});
}else{
v=(p-vec2(centre.x,lines.x))/r;t=v.y;
k=mix(seen,${colour(floorLight)},${ellipse(sheen, 'b')});
k=mix(k,${colour(floorLight)},min(${ellipse(spill, 'g')}*(1.+${float(breath.spill)}*loud),1.));
k*=1.-${between(floorShade, 't')};
seen=mix(seen,k,shares.x);
}
v=(p-mirror.xy-mood.xy*vec2(r,-r))/mirror.zw;
if(v.y>-1.){
a=ramp(ROW_ALPHA,(v.y+1.)/2.).r*shares.y;
a*=1.-clamp((length(v)-${float(MIRROR_EDGE)})/${float(1 - MIRROR_EDGE)},0.,1.);
a*=clamp((lines.y-p.y)/lines.z,0.,1.);
seen=mix(seen,${colour(mirrorLight)},a);
}
seen*=1.-grain(pixel+tiles.xy);
v=(p-disc.xy-mood.xy*r)/disc.zw;
float d=length(v);
a=clamp((1.-d)*min(disc.z,disc.w)*ratio+.5,0.,1.);
if(a>0.){
v.y+=${float(discEllipse.above)};
k=ramp(ROW_DISC,length(v/vec2(${float(discEllipse.across)},${float(discEllipse.down)})))*(1.+${float(breath.disc)}*loud);
k=mix(k,${colour(rimLight)},${between(rimStops, 'd')});
k=mix(k,${colour(discGrain)},grain(pixel+tiles.zw)*${float(grainAlpha.disc)});
seen=mix(seen,k,a);
}
result=vec4(seen,1.);
}`;
};
