import { useMemo } from 'react';
import { usePhone } from '../../kit/hooks/useMediaQuery.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { AccentFieldProps } from '../../model/LookHost.ts';
import { useLoaded } from '../../session/useAnswer.ts';
import { AccentControl } from './accent/AccentControl.tsx';
import { useAccent } from './accent/useAccent.ts';
import { accentControl, fieldOf } from './lookValues.ts';
import { useWornLook } from './useWornLook.ts';

/** The light of a new site, which page and window follow; nothing where a site has no look. */
export function AccentField({ accent, onChange, onChoose, onFocus }: AccentFieldProps) {
  const { host, models } = useEditor();
  const look = useLoaded(host.look?.load);
  const control = look ? accentControl(look.parts) : undefined;
  const type = models.types.get(host.look?.type ?? '');
  const field = type && control && fieldOf(type, control.field);
  const shown = useAccent(
    field
      ? {
          field,
          value: accent ?? undefined,
          isReadOnly: false,
          onChange: (value) => onChange(typeof value === 'string' ? value : null),
        }
      : null,
    control,
  );
  const id = control?.field ?? '';
  useWornLook(
    look,
    useMemo(() => ({ data: { [id]: accent } }), [id, accent]),
  );
  const isPhone = usePhone();
  if (!shown) return null;
  return (
    <div onFocus={onFocus}>
      <AccentControl accent={shown} theme="dark" isPhone={isPhone} onChoose={onChoose} isShort />
    </div>
  );
}
