import { festivalRegistration } from './form/festivalRegistration.ts';
import { guestBook } from './form/guestBook.ts';
import { jobApplication } from './form/jobApplication.ts';
import { repairReport } from './form/repairReport.ts';
import { shopOrder } from './form/shopOrder.ts';
import { teamPulse } from './form/teamPulse.ts';
import { visitorSurvey } from './form/visitorSurvey.ts';
import { workshopBooking } from './form/workshopBooking.ts';
import type { WorkspacePlan } from './plan.ts';

/** The demo organisation: a house of culture with branches and guests all over the world. */
export const demoWorkspaces: readonly WorkspacePlan[] = [
  { key: 'visitors', name: 'Visitors', made: 1, forms: [visitorSurvey, guestBook, shopOrder] },
  {
    key: 'festivals',
    name: 'Festivals & événements',
    made: 3,
    forms: [festivalRegistration, workshopBooking],
  },
  { key: 'team', name: 'Our team · チーム', made: 7, forms: [jobApplication, teamPulse, repairReport] },
];
