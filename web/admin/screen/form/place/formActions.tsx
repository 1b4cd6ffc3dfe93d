import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Ellipsis, ExternalLink, Eye, FlaskConical, History, Link2, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useIsAway } from '#admin/api/useIsAway.ts';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOfferCommands } from '#admin/navigation/screenCommands.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { hour } from '#kit/time/durations.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { useEditor } from '../editor/editorContext.ts';
import { useOpenPublishing } from './publish/publishingContext.ts';
import { usePublished } from './usePublished.ts';

/** A preview link works for days, so one is enough for a visit. */
const previewFreshness = hour;

/** Actions on the form as a whole, the same in all its tabs. */
export function FormActions({ form }: { readonly form: FormDocument }) {
  const { id: organization } = useOrganization();
  const { place } = useLazyTexts(frameTexts);
  const editor = useEditor();
  const open = useOpenPublishing();
  const isPublished = form.published_version !== null;
  const isDone = !usePublished(form).isChanged && isPublished;
  const isBlocked = useIsAway() && !isDone;
  useOfferCommands(
    useMemo(() => {
      const publish = { id: 'publish', label: place.publish, icon: Send, run: () => open('publish') };
      const address = { id: 'address', label: place.address, icon: Link2, run: () => open('live') };
      const offered = [...(isDone || isBlocked ? [] : [publish]), ...(isPublished ? [address] : [])];
      return offered.map((command) => ({ ...command, group: form.name }));
    }, [form.name, place, open, isDone, isBlocked, isPublished]),
  );
  const params = { organization, form: form.id };
  const preview = useQuery({ ...routeQueryOptions('formPreview', params), staleTime: previewFreshness });
  // An open preview follows the draft, but it should begin with the latest change.
  const save = () => void editor.flush().catch(() => undefined);
  const versions = {
    id: 'versions',
    label: place.versions,
    icon: History,
    link: <Link to="/app/o/$organization/f/$form/versions" params={params} />,
  };
  const page = {
    id: 'page',
    label: place.openPage,
    icon: ExternalLink,
    // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
    link: <a href={form.url} target="_blank" rel="noreferrer" />,
  };
  const test = {
    id: 'test',
    label: place.test,
    icon: FlaskConical,
    // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
    link: <a href={`${form.url}?test=true`} target="_blank" rel="noreferrer" />,
  };
  return (
    <>
      {isPublished && <IconButton icon={Link2} label={place.address} onClick={() => open('live')} />}
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label={place.more} tooltip={false} />}
        groups={[
          { id: 'pages', items: isPublished ? [...(form.state === 'live' ? [page] : []), test] : [] },
          { id: 'history', items: [versions] },
        ]}
      />
      <Tooltip text={place.previewAbout}>
        <LinkButton
          icon={Eye}
          onClick={save}
          aria-disabled={preview.data === undefined || undefined}
          render={<a href={preview.data?.url} target="_blank" rel="noreferrer" />}
        >
          {place.preview}
        </LinkButton>
      </Tooltip>
      {/* One button, so that it keeps the focus when a publication makes it quiet. */}
      <Tooltip
        text={isBlocked ? place.publishOffline : place.publishedAbout}
        disabled={!isDone && !isBlocked}
      >
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          icon={isDone ? Check : undefined}
          idle={isBlocked}
          aria-description={isBlocked ? place.publishOffline : undefined}
          onClick={() => open(isDone ? 'live' : 'publish')}
        >
          {isDone ? place.published : place.publish}
        </Button>
      </Tooltip>
    </>
  );
}
