import { decisions, decisionWord } from '#src/domain/finance/decision.ts';
import { applicationPath } from '../view/application-page.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { recordStatus } from '#src/server/leads/record-status.ts';
import { noteAction } from '#src/server/platform/operator-actions.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import { applicationContext, type StepInput } from './application-call.ts';
import { applicationStanding, notifyApplicant } from './application-status.ts';
import { findSubmittedApplication } from './applications.ts';
import { idOfStaffLink } from './staff-link.ts';

/** @throws {EndpointError} 404 for a forged link or deleted answers. */
export async function submitDecision(call: Call<StepInput>): Promise<Response> {
  const { db, dealer, input, now } = call;
  const { staff = '', decision: said = '' } = input as Record<string, string>;
  const id = idOfStaffLink(staff);
  const found = id === null ? null : await findSubmittedApplication(id, applicationContext(call));
  const decision = decisions.find((one) => one === said);
  if (!found?.leadId || decision === undefined)
    throw new EndpointError(404, 'no_such_application', 'This link no longer works.');
  const { leadId } = found;
  if ((await applicationStanding(db, leadId)).standing !== decision) {
    await recordStatus(
      db,
      {
        dealer: dealer.slug,
        leadId,
        key: `decided:${leadId}:${decision}:${now}`,
        status: decisionWord(decision),
        at: now,
        source: 'link',
      },
      now,
    );
    await noteAction(db, {
      actor: 'lead link',
      action: 'application.decide',
      dealer: dealer.slug,
      subject: id!,
      now,
    });
  }
  await notifyApplicant(db, dealer.slug, leadId, now);
  deliverNewLead(call, leadId);
  return seeOther(`${applicationPath}?${new URLSearchParams({ staff })}`);
}
