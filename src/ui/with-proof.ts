const maxProofs = 3;

/** Repeats a call that throws a `proof` challenge; the solver loads only then. */
export async function withProof<T>(call: (proof?: string) => Promise<T>, form: HTMLElement): Promise<T> {
  let proof: string | undefined;
  for (let solved = 0; ; solved++) {
    try {
      return await call(proof);
    } catch (error) {
      const challenge = (error as { proof?: string | null }).proof;
      if (!challenge || solved === maxProofs) throw error;
      const { prove } = await import('./prove.ts').catch(() => {
        throw error;
      });
      proof = await prove(challenge, form);
    }
  }
}
