import type { OrganizationId } from '#store/tables.ts';

const interval = 1_000;
/** Reports within the interval, from all windows of a person and from everybody in an organisation. */
const maxOfPerson = 10;
const maxOfOrganization = 50;

interface Report {
  readonly organizationId: OrganizationId;
  readonly user: string;
  readonly form: string;
  readonly tab: string;
}

/** Admits one report of presence for each window and second, because each of them writes and goes to many streams. */
export class PresenceGate {
  #recent: (Report & { readonly time: number })[] = [];

  admits(report: Report, now: number): boolean {
    this.#recent = this.#recent.filter(({ time }) => Math.abs(now - time) < interval);
    const { organizationId, user, form, tab } = report;
    const ofOrganization = this.#recent.filter((each) => each.organizationId === organizationId);
    const ofPerson = this.#recent.filter((each) => each.user === user);
    if (ofOrganization.length >= maxOfOrganization || ofPerson.length >= maxOfPerson) return false;
    if (ofPerson.some((each) => each.form === form && each.tab === tab)) return false;
    this.#recent.push({ ...report, time: now });
    return true;
  }
}
