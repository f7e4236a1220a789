/** Only `./forecourt bench` installs these packages, so callers declare the interface they use for type checks. */
export const peer = async <Module>(name: string): Promise<Module> => (await import(name)) as Module;
