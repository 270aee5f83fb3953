import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PASSWORD_PARAMETER } from '#content/sealed.ts';

/**
 * Enters the password of an address the browser came to by itself; the server has already taken it
 * from any other. It leaves the address first.
 */
export function useAddressPassword(enter: (password: string) => Promise<boolean>) {
  const [parameters, setParameters] = useSearchParams();
  const password = parameters.get(PASSWORD_PARAMETER);
  const entered = useRef(false);
  useEffect(() => {
    if (password === null || entered.current) return;
    entered.current = true;
    setParameters(
      (current) => {
        const clean = new URLSearchParams(current);
        clean.delete(PASSWORD_PARAMETER);
        return clean;
      },
      { replace: true, preventScrollReset: true },
    );
    if (password !== '') void enter(password);
  }, [password, enter, setParameters]);
}
