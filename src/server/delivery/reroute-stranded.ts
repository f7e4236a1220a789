import { and, eq } from 'drizzle-orm';
import { formKinds, isFormName } from '#src/contracts/form-names.ts';
import type { Database } from '../platform/database/database.ts';
import { deliveries, leads } from '../platform/database/schema.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { leadTargets } from '../leads/route-lead.ts';

const maxPerRun = 100;

export async function rerouteStranded(db: Database, { slug, settings }: DealerRecord, now: number): Promise<number> {
  return db.transaction(async (tx) => {
    const stranded = await tx
      .select({ id: deliveries.id, lead: leads })
      .from(deliveries)
      .innerJoin(leads, eq(leads.id, deliveries.leadId))
      .where(and(eq(deliveries.dealer, slug), eq(deliveries.channel, 'none'), eq(deliveries.state, 'dead')))
      .limit(maxPerRun)
      .for('update', { of: deliveries, skipLocked: true });
    let found = 0;
    for (const { id, lead } of stranded) {
      const targets = leadTargets(
        { categories: categoriesOf(lead), locationSlug: lead.locationSlug },
        settings.private,
      );
      if (targets.length === 0) continue;
      found++;
      await tx.insert(deliveries).values(
        targets.map((target) => ({
          ...target,
          dealer: slug,
          leadId: lead.id,
          nextAttemptAt: new Date(now),
          createdAt: new Date(now),
        })),
      );
      await tx.update(deliveries).set({ state: 'rerouted' }).where(eq(deliveries.id, id));
    }
    return found;
  });
}

function categoriesOf({
  category,
  fields,
  form,
}: Pick<typeof leads.$inferSelect, 'category' | 'fields' | 'form'>): string[] {
  const requested = (fields as { category?: unknown }).category;
  return [
    category,
    ...(typeof requested === 'string' ? [requested] : isFormName(form) ? [formKinds[form].category ?? category] : []),
  ];
}
