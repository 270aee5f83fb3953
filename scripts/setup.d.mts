/** Runs a command in the foreground; ends this process with its status if it fails. */
export function run(command: string, args: readonly string[], env?: Record<string, string>): void;
