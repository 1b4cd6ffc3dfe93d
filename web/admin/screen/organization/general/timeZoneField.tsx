import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Field } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import './timeZoneField.css';
import { timeZoneName, timeZoneOffset, timeZones } from './timeZones.ts';

interface TimeZoneFieldProps {
  /** Those of the organisation's time zone unless given. */
  readonly label?: string;
  readonly description?: string;
  readonly value: string;
  readonly onValueChange: (zone: string) => void;
}

/** A searchable select of time zones. */
export function TimeZoneField({ label, description, value, onValueChange }: TimeZoneFieldProps) {
  const { texts, locale } = useLanguage();
  const { organization } = texts;
  const shown = {
    label: label ?? organization.timeZone,
    description: description ?? organization.timeZoneDescription,
  };
  const field = useField({ name: 'time_zone', description: shown.description });
  const zones = useMemo(() => timeZones(value), [value]);
  return (
    <Field field={field} {...shown}>
      <Combobox.Root
        items={zones}
        value={value}
        onValueChange={(zone) => {
          if (zone !== null) onValueChange(zone);
        }}
        itemToStringLabel={timeZoneName}
        autoHighlight
      >
        <Combobox.Trigger {...field.attributes} className="ui-control zone-control">
          <span className="zone-name">{timeZoneName(value)}</span>
          <span className="zone-offset">{timeZoneOffset(value, locale)}</span>
          <ChevronDown size={16} aria-hidden />
        </Combobox.Trigger>
        {/* The portal is outside of all landmarks, so it becomes a region of its own. */}
        <Combobox.Portal role="region" aria-label={organization.timeZone}>
          <Combobox.Positioner className="zone-positioner" sideOffset={4}>
            <Combobox.Popup className="zone-popup" aria-label={organization.timeZone}>
              <Combobox.Input
                className="ui-control zone-search"
                placeholder={organization.timeZoneSearch}
                aria-label={organization.timeZoneSearch}
                spellCheck={false}
                autoComplete="off"
              />
              <Combobox.Empty>
                <div className="zone-empty">{organization.timeZoneNone}</div>
              </Combobox.Empty>
              <Combobox.List className="zone-list">
                {(zone: string) => (
                  <Combobox.Item key={zone} value={zone} className="zone-item">
                    <span className="zone-name">{timeZoneName(zone)}</span>
                    <span className="zone-offset">{timeZoneOffset(zone, locale)}</span>
                    <Combobox.ItemIndicator className="zone-check">
                      <Check size={16} aria-hidden />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
}
