import { changeSettings } from '#service/form/changeSettings.ts';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const liveSettingsHandlers: Handlers<'changeFormSettings' | 'setFormPassword'> = {
  async changeFormSettings({ params, body, actor, now }) {
    const changed = await changeSettings(actor.writes, params.form, body.settings, now);
    if (changed.ok) return { settings: changed.value };
    const { failure } = changed;
    switch (failure.code) {
      case 'form_unknown':
        throw new Problem('not_found');
      case 'slug_taken':
        throw new Problem('slug_taken', { param: 'slug' });
      case 'settings_malformed': {
        const param = failure.faults[0]?.path.split(/[.[]/)[0] ?? 'settings';
        throw new Problem('field_invalid', { param, more: { faults: failure.faults } });
      }
      case 'settings_invalid': {
        const param = failure.findings[0]?.path?.split(/[.[]/)[1] ?? 'settings';
        throw new Problem('form_settings_invalid', { param, more: { findings: failure.findings } });
      }
    }
  },

  async setFormPassword({ params, body, actor, now, waitSignal }) {
    const set = await setFormPassword(actor.writes, params.form, body.password ?? undefined, now, waitSignal);
    if (!set.ok) throw new Problem('not_found');
    return {};
  },
};
