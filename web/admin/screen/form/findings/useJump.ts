import { useNavigate, useParams } from '@tanstack/react-router';
import type { Location } from '#form/check/findings.ts';
import type { Selection } from '../editor/editor.ts';
import { useEditor } from '../editor/editorContext.ts';

const route = '/signed-in/app/o/$organization/f/$form';

/** Opens a place of the form: its tab, and what is selected there. */
export function useJump(): (location: Location) => void {
  const editor = useEditor();
  const params = useParams({ from: route });
  const navigate = useNavigate();
  return (location) => {
    const [first = ''] = location.path.split(/[.[]/);
    if (first === 'logic' && location.rule !== undefined)
      void navigate({
        to: '/app/o/$organization/f/$form/logic',
        params,
        search: { rule: location.rule + 1 },
      });
    else if (first === 'workflows')
      void navigate({
        to: '/app/o/$organization/f/$form/workflows',
        params,
        search: location.workflow === undefined ? {} : { open: location.workflow },
      });
    else if (first === 'theme') void navigate({ to: '/app/o/$organization/f/$form/design', params });
    else if (first === 'translations') void navigate({ to: '/app/o/$organization/f/$form/texts', params });
    else if (first === 'settings') void navigate({ to: '/app/o/$organization/f/$form/settings', params });
    else {
      editor.select(selectionAt(location, first));
      void navigate({ to: '/app/o/$organization/f/$form', params });
    }
  };
}

function selectionAt({ field, page }: Location, first: string): Selection {
  if (field !== undefined) return { kind: 'fields', fields: [field] };
  if (page !== undefined) return { kind: 'page', page };
  return first === 'ending' ? { kind: 'ending' } : { kind: 'form' };
}
