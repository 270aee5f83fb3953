import { expect, test } from 'vitest';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';

test('on a server the engine can be created, stays idle and starts nothing', () => {
  const engine = createSoundEngine({ stems: [] });
  engine.on();
  engine.toggle();
  engine.play('hover');
  engine.off();
  engine.dispose();
  expect(engine.getSnapshot()).toBe('idle');
});
