/** The noise of the grain, as much of it as the owner wants: that is an attribute of the root element. */
export function ownNoise(noise: Float32Array): Float32Array {
  const { film } = document.documentElement.dataset;
  return film ? noise.map((value) => 0.5 + Number(film) * (value - 0.5)) : noise;
}
