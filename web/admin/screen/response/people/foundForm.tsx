import { Link } from '@tanstack/react-router';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Time } from '#ui/time/time.tsx';
import { type FormGroup, type FoundResponse, keyOf } from './foundThings.ts';

interface FoundFormProps {
  readonly group: FormGroup;
  readonly left: ReadonlySet<string>;
  readonly onSelect: (keys: readonly string[], isOn: boolean) => void;
}

/** The responses of one form, each with the answers that contain the text. */
export function FoundForm({ group, left, onSelect }: FoundFormProps) {
  const { people: texts } = useLazyTexts(manageTexts);
  const keys = group.responses.map(keyOf);
  return (
    <section className="people-group">
      <div className="people-form-head">
        <Checkbox
          label={texts.selectForm(group.name)}
          hideLabel
          checked={keys.every((key) => !left.has(key))}
          onCheckedChange={(isOn) => onSelect(keys, isOn)}
        />
        <h3>{group.name}</h3>
      </div>
      <ul className="people-list">
        {group.responses.map((each) => (
          <Found
            key={keyOf(each)}
            response={each}
            isSelected={!left.has(keyOf(each))}
            onSelect={(isOn) => onSelect([keyOf(each)], isOn)}
          />
        ))}
      </ul>
    </section>
  );
}

interface FoundProps {
  readonly response: FoundResponse;
  readonly isSelected: boolean;
  readonly onSelect: (isOn: boolean) => void;
}

function Found({ response: each, isSelected, onSelect }: FoundProps) {
  const { people: texts, detail } = useLazyTexts(manageTexts);
  const { id: organization } = useOrganization();
  const name = each.number === null ? detail.loadingTitle : texts.response(each.number);
  return (
    <li className="people-found">
      <Checkbox label={texts.select(name)} hideLabel checked={isSelected} onCheckedChange={onSelect} />
      <div className="people-found-texts">
        <p className="people-found-head">
          {isOpenable(each) ? (
            <Link
              to="/app/o/$organization/f/$form/responses/$response"
              params={{ organization, form: each.form, response: String(each.response) }}
            >
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          <Time value={each.created_at} format="dateTime" />
          {each.state !== 'live' && <Pill>{texts.states[each.state] ?? each.state}</Pill>}
          {each.files > 0 && <Pill>{texts.files(each.files)}</Pill>}
        </p>
        <dl className="people-answers">
          {each.found.map(({ field, label, text }) => (
            <div key={field}>
              <dt>{texts.otherPlaces[field] ?? (label || field)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** Deleted and unpaid ones have no page. */
function isOpenable({ state, form_deleted: isFormGone }: FoundResponse): boolean {
  return !isFormGone && state !== 'deleted' && state !== 'unpaid';
}
