import {
  createSimulatorCanvas,
  type SimulatorCanvas,
  type SimulatorPorts,
} from './createSimulatorCanvas.ts';
import { createZoneMeasure } from './measureZone.ts';

/** The simulator in a frame of this window, whose origin has the media. */
export function openSimulator(
  ports: Omit<SimulatorPorts, 'mediaOrigin' | 'measure'>,
): SimulatorCanvas {
  return createSimulatorCanvas({
    ...ports,
    mediaOrigin: window.location.origin,
    measure: createZoneMeasure(ports.frame, ports.url),
  });
}
