/**
 * The form of a name that is the same for all spellings of it: Macs write the accents of file names as letters of
 * their own, keyboards write one letter with its accent.
 */
export function composed(name: string): string {
  return name.normalize('NFC');
}

/** Values by the names of files, as the files have them; they are found by either spelling. */
export class NameMap<Value> extends Map<string, Value> {
  /** Names that are spelled otherwise than they are composed. */
  readonly #spelled = new Map<string, string>();

  override set(name: string, value: Value): this {
    if (composed(name) !== name) this.#spelled.set(composed(name), name);
    return super.set(name, value);
  }

  override get(name: string): Value | undefined {
    return super.get(this.#nameOf(name));
  }

  override has(name: string): boolean {
    return super.has(this.#nameOf(name));
  }

  #nameOf(name: string): string {
    if (super.has(name)) return name;
    const other = composed(name);
    return super.has(other) ? other : (this.#spelled.get(other) ?? name);
  }
}
