/**
 * Rows with the person's phone or email, and dependent rows. Leads only grouped with them are counted but not
 * returned: someone may have typed another person's address.
 */
import { and, eq, getTableColumns, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema.ts';
import { personKeys } from '../../platform/endpoint/person-key.ts';
import type { PersonTable, Row } from './personal-data.ts';
import { digitsOf, type Who } from './who.ts';

export type FoundRows = { [T in PersonTable]: Row<T>[] };
export type Reader = Pick<Database, 'select' | '$count'>;

const {
  appointments,
  buyingPlans,
  consents,
  deliveries,
  deliveryAttempts,
  events,
  financeApplications,
  leads,
  leadStatuses,
  localMessages,
  miscellaneous,
  reservations,
  sessions,
  shoppers,
  signInCodes,
  valuations,
  watchlist,
} = schema;

export async function findPerson(db: Reader, who: Who): Promise<FoundRows> {
  const theirLeads = await db.select().from(leads).where(contact(leads, who));
  const theirShoppers = await db.select().from(shoppers).where(contact(shoppers, who));
  const leadIds = idsOf(theirLeads);
  const theirDeliveries = await db.select().from(deliveries).where(inArray(deliveries.leadId, leadIds));
  const valuationIds = theirLeads
    .map(({ fields }) => (fields as { valuation_id?: unknown }).valuation_id)
    .filter((id) => typeof id === 'string');
  const ofShoppers = (column: PgColumn): SQL => inArray(column, idsOf(theirShoppers));
  return {
    leads: theirLeads,
    shoppers: theirShoppers,
    deliveries: theirDeliveries,
    deliveryAttempts: await db
      .select()
      .from(deliveryAttempts)
      .where(inArray(deliveryAttempts.deliveryId, idsOf(theirDeliveries))),
    leadStatuses: await db.select().from(leadStatuses).where(inArray(leadStatuses.leadId, leadIds)),
    consents: await db
      .select()
      .from(consents)
      .where(or(contact(consents, who), inArray(consents.leadId, leadIds))),
    appointments: await db
      .select()
      .from(appointments)
      .where(or(contact(appointments, who), inArray(appointments.leadId, leadIds))),
    buyingPlans: await db
      .select()
      .from(buyingPlans)
      .where(and(ofDealer(buyingPlans, who), or(...byHashes(buyingPlans, who)))),
    financeApplications: await db
      .select()
      .from(financeApplications)
      .where(and(ofDealer(financeApplications, who), ofApplication(who, leadIds))),
    reservations: await db.select().from(reservations).where(contact(reservations, who)),
    signInCodes: await db.select().from(signInCodes).where(contact(signInCodes, who)),
    sessions: await db.select().from(sessions).where(ofShoppers(sessions.shopperId)),
    watchlist: await db.select().from(watchlist).where(ofShoppers(watchlist.shopperId)),
    valuations: await db
      .select()
      .from(valuations)
      .where(or(inArray(valuations.id, valuationIds), byEmail(valuations, who))),
    miscellaneous: await db
      .select()
      .from(miscellaneous)
      .where(
        and(
          ofDealer(miscellaneous, who),
          or(
            inArray(sql`${miscellaneous.value} ->> 'id'`, valuationIds),
            mentions(sql`${miscellaneous.value}::text`, who),
          ),
        ),
      ),
    localMessages: await db
      .select()
      .from(localMessages)
      .where(
        and(
          ofDealer(localMessages, who),
          mentions(
            sql`concat_ws(' ', ${localMessages.recipient}, ${localMessages.subject}, ${localMessages.body}, ${localMessages.html})`,
            who,
          ),
        ),
      ),
    events: await db
      .select()
      .from(events)
      .where(and(ofDealer(events, who), mentions(sql`concat_ws(' ', ${events.data}::text, ${events.page})`, who))),
  };
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

export async function countLinked(db: Reader, found: FoundRows): Promise<number> {
  const personIds = [...new Set(found.leads.map(({ personId }) => personId))];
  return personIds.length === 0
    ? 0
    : db.$count(leads, and(inArray(leads.personId, personIds), notInArray(leads.id, idsOf(found.leads))));
}

const ofDealer = (table: { dealer: PgColumn }, { dealer }: Who): SQL =>
  dealer === null ? ne(table.dealer, '') : eq(table.dealer, dealer);

const byEmail = ({ dealer, email }: { dealer: PgColumn; email: PgColumn }, who: Who): SQL =>
  who.email === null ? sql`false` : and(ofDealer({ dealer }, who), eq(sql`lower(${email})`, who.email))!;

function contact(table: PgTable & { dealer: PgColumn; phone: PgColumn }, who: Who): SQL {
  const { email } = getTableColumns(table) as { email?: PgColumn };
  const byPhone =
    who.phone === null ? [] : [inArray(sql`regexp_replace(${table.phone}, '\\D', '', 'g')`, digitsOf(who.phone))];
  const byEmail = who.email === null || !email ? [] : [eq(sql`lower(${email})`, who.email)];
  return and(ofDealer(table, who), or(...byPhone, ...byEmail) ?? sql`false`)!;
}

const ofApplication = (who: Who, leadIds: string[]): SQL =>
  or(...byHashes(financeApplications, who), inArray(financeApplications.leadId, leadIds))!;

const byHashes = (table: { phoneHash: PgColumn; emailHash: PgColumn }, { phone, email }: Who): SQL[] => [
  ...(phone === null ? [] : [inArray(table.phoneHash, personKeys(phone))]),
  ...(email === null ? [] : [inArray(table.emailHash, personKeys(email))]),
];

function mentions(text: SQL, { phone, email }: Who): SQL {
  const quoted = [email, phone].filter((value) => value !== null);
  return or(...quoted.map((value) => sql`position(${value} in lower(${text})) > 0`))!;
}
