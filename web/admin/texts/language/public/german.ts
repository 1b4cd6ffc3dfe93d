import type { Language } from '../../language.ts';
import { figure, plural } from '../../plural.ts';
import type { PublicTexts, Texts } from '../../texts.ts';

export const number = (value: number) => figure('de', value);

export const publicTexts: PublicTexts = {
  common: {
    save: 'Speichern',
    saved: 'Gespeichert',
    nothingToSave: 'Noch wurde nichts geändert',
    cancel: 'Abbrechen',
    close: 'Schließen',
    undo: 'Rückgängig',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Markieren Sie den Text und kopieren Sie ihn von Hand',
    downloadStarted: 'Der Download hat begonnen',
    remove: 'Entfernen',
    delete: 'Löschen',
    rename: 'Umbenennen',
    back: 'Zurück',
    next: 'Weiter',
    more: 'Mehr',
    name: 'Name',
    email: 'E-Mail-Adresse',
    optional: 'optional',
    loading: 'Wird geladen',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Neu laden',
    search: 'Suchen',
    clear: 'Leeren',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    never: 'nie',
    on: 'An',
    off: 'Aus',
  },

  frame: {
    skip: 'Zum Inhalt springen',
    notifications: 'Benachrichtigungen',
    language: 'Sprache',
    toStart: 'Zur Startseite',
    navigation: 'Navigation',
    openNavigation: 'Navigation öffnen',
    foldNavigation: 'Seitenleiste einklappen',
    unfoldNavigation: 'Seitenleiste ausklappen',
    organizations: 'Organisationen',
    switchOrganization: 'Organisation wechseln',
    allForms: 'Alle Formulare',
    people: 'Personen',
    connections: 'Verbindungen',
    workspaces: 'Arbeitsbereiche',
    noWorkspacesYet: 'Noch keine. In den Einstellungen können Sie einen erstellen.',
    mailsWaiting: (count) =>
      plural('de', count, {
        one: `${number(count)} E-Mail wartet im Postausgang`,
        other: `${number(count)} E-Mails warten im Postausgang`,
      }),
    noWorkspaces: 'Für Sie ist noch kein Arbeitsbereich freigegeben.',
    settings: 'Einstellungen',
    account: 'Konto',
    signOut: 'Abmelden',
    theme: 'Farben',
    themeSystem: 'Wie das Gerät',
    themeLight: 'Hell',
    themeDark: 'Dunkel',
    shortcuts: 'Tastenkürzel',
    documentation: 'API-Referenz',
    search: 'Suchen',
    palette: {
      title: 'Öffnen oder ausführen',
      placeholder: 'Formular, Seite oder Befehl',
      empty: 'Nichts gefunden. Versuchen Sie ein anderes Wort.',
      goTo: 'Öffnen',
      forms: 'Formulare',
      workspaces: 'Arbeitsbereiche',
      organizations: 'Organisationen',
      actions: 'Ausführen',
      synonyms: {
        people: 'dsgvo löschen auskunft exportieren personenbezogene daten finden besucher',
        create: 'anlegen hinzufügen neu',
        invite: 'hinzufügen neu Mitglied Benutzer Kollegen',
        look: 'Aussehen Darstellung Anzeige Modus',
        help: 'Hilfe Anleitung Dokumentation',
        connections: 'Integrationen Slack Webhook Fehler Abläufe',
        forms: 'teilen Link einbetten QR Antworten',
        account: 'Profil Name E-Mail Adresse',
        security:
          'Sicherheit Passwort Kennwort 2FA Zwei-Faktor TOTP Authenticator Passkey Wiederherstellungscodes',
        sessions: 'Geräte Browser angemeldet',
        pages: {
          general: 'Organisation Name 2FA zweiter Faktor Pflicht',
          members: 'Team Benutzer Nutzer Personen Rollen Einladungen Kollegen',
          workspaces: 'Ordner teilen Zugriff',
          keys: 'API Token Schlüssel',
          mail: 'E-Mail Postausgang SMTP Absender',
          branding: 'Logo Farben Stil Design',
          data: 'Export exportieren Import herunterladen Archiv',
          audit: 'Verlauf Aktivität Export',
        },
      },
    },
    shortcut: {
      everywhere: 'Überall',
      onForms: 'In der Liste der Formulare',
      palette: 'Alles öffnen oder ausführen',
      sheet: 'Diese Übersicht anzeigen',
      notifications: 'Zu den Benachrichtigungen',
      goForms: 'Alle Formulare öffnen',
      goSettings: 'Einstellungen öffnen',
      goMembers: 'Mitglieder öffnen',
      goKeys: 'API-Schlüssel öffnen',
      goAccount: 'Konto öffnen',
      search: 'Suchen',
      newForm: 'Neues Formular',
    },
    deletionPlanned: (date) => `Diese Organisation wird am ${date} mit allem, was darin ist, gelöscht.`,
    deletionLook: 'Ansehen',
    deletionByOwners: 'Bis dahin können Inhaber die Löschung noch stoppen.',
    unsavedTitle: 'Seite ohne Speichern verlassen?',
    unsavedText: 'Was Sie hier geändert haben, ist nicht gespeichert und ginge verloren.',
    unsavedLeave: 'Verlassen',
    unsavedStay: 'Hier bleiben',
    onlyHere: (address) =>
      `Links, die mit ${address} beginnen, funktionieren nur auf diesem Computer. Damit sie für andere funktionieren, setzt der Betreiber der Installation CANVASS_URL auf eine Adresse, die andere erreichen.`,
  },

  problems: {
    offline:
      'Es besteht keine Verbindung. Was Sie sehen, ist vielleicht nicht aktuell, und Änderungen lassen sich nicht speichern.',
    awayFromForm:
      'Keine Verbindung. Änderungen am Formular bleiben in diesem Browser und werden gespeichert, sobald sie wieder da ist.',
    unanswering:
      'Der Dienst antwortet nicht. Was Sie sehen, ist vielleicht nicht aktuell, und Änderungen lassen sich nicht speichern.',
    unreachable:
      'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    outdated: 'Canvass wurde inzwischen aktualisiert. Laden Sie die Seite neu, um dies zu öffnen.',
    unexpected:
      'Etwas ist schiefgegangen. Versuchen Sie es noch einmal. Hilft das nicht, wenden Sie sich an den Betreiber dieser Installation.',
    notFoundTitle: 'Hier ist nichts',
    notFound:
      'Die Adresse stimmt nicht, oder was hier war, ist nicht mehr da oder für Sie nicht freigegeben.',
    screenFailedTitle: 'Diese Seite lässt sich nicht anzeigen',
    byCode: {
      sign_in_needed: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
      sign_in_wrong: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
      code_wrong: 'Der Code ist falsch, verbraucht oder zu alt.',
      passkey_refused: 'Der Passkey wurde nicht angenommen.',
      passkey_unavailable:
        'Passkeys funktionieren nur, wenn die Adresse mit https beginnt. Melden Sie sich auf einem anderen Weg an.',
      last_sign_in_method:
        'Danach gäbe es keinen Weg mehr, sich anzumelden. Legen Sie zuerst ein Passwort fest oder fügen Sie einen anderen Weg hinzu.',
      oidc_failed: 'Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
      oidc_join_ended:
        'Sie haben schon geantwortet, oder es sind mehr als zehn Minuten vergangen. Melden Sie sich noch einmal an.',
      password_weak: 'Dieses Passwort ist leicht zu erraten. Wählen Sie eines, auf das andere nicht kommen.',
      password_same: 'Das ist Ihr jetziges Passwort, das andere kennen könnten. Wählen Sie ein anderes.',
      totp_on:
        'Die Authenticator-App ist schon eingeschaltet. Schalten Sie sie zuerst aus, um eine andere zu verwenden.',
      confirm_needed: 'Es ist nichts geschehen, weil Sie Ihre Identität nicht bestätigt haben.',
      second_factor_needed: 'Diese Organisation verlangt einen zweiten Faktor.',
      sign_in_again: 'Ein Inhaber hat Ihre Sitzungen in dieser Organisation beendet. Melden Sie sich neu an.',
      second_factor_missing:
        'Richten Sie zuerst für Ihr eigenes Konto einen zweiten Faktor ein, oder melden Sie sich mit ihm an.',
      second_factor_required:
        'Das ist Ihr letzter zweiter Faktor, und eine Ihrer Organisationen verlangt einen. Richten Sie zuerst einen anderen ein.',
      role_insufficient: 'Ihre Rolle erlaubt das nicht. Wenden Sie sich an die Inhaber der Organisation.',
      link_invalid: 'Der Link wurde schon verwendet, ist abgelaufen oder unvollständig.',
      link_elsewhere:
        'Dieser Link gilt für ein anderes Konto. Melden Sie sich dort an und öffnen Sie ihn noch einmal.',
      new_password_needed: 'Wählen Sie ein neues Passwort, um beizutreten.',
      mail_not_set_up: 'Diese Installation verschickt keine E-Mails.',
      email_taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
      member_already: 'Diese Person ist schon Mitglied. Ihre Rolle lässt sich in der Liste ändern.',
      member_elsewhere:
        'Diese Person gehört auch zu einer anderen Organisation, die ein solcher Link öffnen würde. Sie kann ihr Passwort per E-Mail zurücksetzen.',
      last_owner: 'Eine Organisation braucht einen Inhaber. Geben Sie zuerst jemand anderem diese Rolle.',
      name_differs: 'Der Name stimmt nicht überein.',
      name_taken: 'Ein anderer Arbeitsbereich heißt schon so. Wählen Sie einen anderen Namen.',
      workspace_not_empty:
        'Im Arbeitsbereich sind inzwischen Formulare. Sehen Sie sie an, bevor Sie ihn löschen.',
      mail_sent: 'Die E-Mail wurde inzwischen gesendet.',
      mail_expired: 'Der Link in dieser E-Mail ist abgelaufen. Erstellen Sie einen neuen.',
      too_many_mails:
        'Diese Organisation hat in dieser Stunde schon 100 E-Mails gesendet. Versuchen Sie es später noch einmal, oder laden Sie ohne E-Mail-Adresse ein und geben Sie den Link selbst weiter.',
      too_many_invitations: 'Es gibt schon 500 Einladungen. Ziehen Sie die zurück, die niemand mehr annimmt.',
      connection_name_taken: 'Eine andere Verbindung hat schon diesen Namen.',
      pdf_busy: 'Gerade werden zu viele PDFs erstellt. Versuchen Sie es gleich noch einmal.',
      pdf_failed: 'Das PDF konnte nicht erstellt werden. Drucken Sie die Antwort stattdessen.',
      too_many_connections: 'Es gibt schon 100 Verbindungen. Löschen Sie die, die niemand mehr braucht.',
      too_many_views: 'Es gibt schon 200 Ansichten. Löschen Sie die, die Sie nicht mehr brauchen.',
      form_unpublished: 'Das Formular wurde nie veröffentlicht. Veröffentlichen Sie es zuerst.',
      form_too_large:
        'Das Formular ist zu groß: Es hat zu viele Felder, Optionen, Bedingungen, Formeln oder Texte. Teilen Sie es in mehrere Formulare auf.',
      form_file_invalid: 'Die Datei ist kein lesbares Formular.',
      published_changed:
        'Jemand hat das Formular inzwischen veröffentlicht. Nichts wurde rückgängig gemacht.',
      form_has_errors: 'Das Formular hat Fehler. Beheben Sie sie und veröffentlichen Sie es dann.',
      draft_changed: 'Jemand hat das Formular geändert, seit Sie es geöffnet haben. Laden Sie es neu.',
      address_taken: 'Inzwischen hat ein anderes Formular diese Adresse. Ändern Sie zuerst dessen Adresse.',
      workspace_gone:
        'Der Arbeitsbereich des Formulars wurde gelöscht. Das Formular lässt sich deshalb nicht zurückholen.',
      export_running: 'Ein Export dieser Organisation läuft gerade. Warten Sie, bis er fertig ist.',
      action_switched_off: 'Die Aktion ist ausgeschaltet. Schalten Sie sie zuerst wieder ein.',
      response_changed:
        'Jemand hat diese Antwort geändert, seit Sie sie geöffnet haben. Sehen Sie sie zuerst noch einmal an.',
      answer_fixed: 'Diese Antwort lässt sich nicht bearbeiten: Sie wird berechnet oder wurde bezahlt.',
      note_of_another: 'Eine Notiz kann nur ändern, wer sie geschrieben hat.',
      cross_site:
        'Der Dienst hat diese Seite nicht als seine eigene erkannt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      not_found: 'Es ist nicht mehr da oder für Sie nicht freigegeben.',
      field_invalid: 'Das kann nicht verwendet werden.',
      busy: 'Der Server ist gerade ausgelastet. Versuchen Sie es gleich noch einmal.',
      not_ready: 'Der Dienst ist noch nicht bereit. Versuchen Sie es gleich noch einmal.',
      disk_full: 'Der Speicherplatz des Dienstes ist voll. Nichts wurde geändert.',
    },
    tooManyAttempts: (when) => `Zu viele Versuche. Versuchen Sie es ${when} noch einmal.`,
  },

  signIn: {
    signInTitle: 'Anmelden',
    signIn: 'Anmelden',
    password: 'Passwort',
    forgotLink: 'Passwort vergessen?',
    or: 'oder',
    withPasskey: 'Mit Passkey anmelden',
    withProvider: (provider) => `Mit ${provider} anmelden`,
    continueAs: (name) => `Weiter als ${name}`,
    signedInAs: (name, email) => `Sie sind als ${name} (${email}) angemeldet.`,
    signOut: 'Abmelden',
    accountDeleted: 'Ihr Konto wurde gelöscht.',
    noAccount:
      'Eine offene Registrierung gibt es hier nicht. Inhaber einer Organisation können Sie einladen.',

    passkeyNotChosen:
      'Es wurde kein Passkey gewählt. Versuchen Sie es noch einmal oder nehmen Sie einen anderen Weg.',
    passkeyFailed:
      'Der Browser konnte keinen Passkey verwenden. Versuchen Sie es noch einmal oder nehmen Sie einen anderen Weg.',
    passkeyThere: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',

    secondTitle: 'Zweiter Schritt',
    secondByApp: 'Geben Sie den Code ein, den Ihre Authenticator-App für Canvass zeigt.',
    secondByRecovery:
      'Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
    code: 'Code',
    codeMissing: 'Geben Sie die 6 Ziffern des Codes ein.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryMissing: 'Geben Sie einen Wiederherstellungscode ein, zum Beispiel ab12-cd34-ef56.',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
    startOver: 'Von vorn beginnen',
    ticketOld: 'Es ist zu viel Zeit vergangen. Melden Sie sich noch einmal an.',

    againTitle: 'Noch einmal anmelden',
    againText:
      'Ihre Sitzung ist beendet. Melden Sie sich als dieselbe Person an, dann geht es weiter, wo Sie waren; was Sie geschrieben haben, bleibt.',
    againLeave: 'Ohne Anmeldung gehen',

    problems: {
      oidc_denied:
        'Der Anmeldedienst hat Sie nicht angemeldet, oder Sie haben abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich auf einem anderen Weg an.',
      oidc_failed:
        'Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es gleich noch einmal oder melden Sie sich auf einem anderen Weg an.',
      oidc_link_needed:
        'Zu Ihrer E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich dort auf einem anderen Weg an und verknüpfen Sie den Anmeldedienst unter „Konto“, „Sicherheit“.',
      oidc_no_account:
        'Der Anmeldedienst kennt Sie, aber hier gibt es kein Konto für Sie. Bitten Sie die Inhaber Ihrer Organisation um eine Einladung.',
      oidc_other_person:
        'Der Anmeldedienst kennt Sie als jemand anderen. Melden Sie sich dort mit dem Konto an, das hier verknüpft ist.',
      oidc_taken:
        'Dieses Konto beim Anmeldedienst gehört hier zu einem anderen Konto. Trennen Sie dort zuerst die Verknüpfung.',
      link_invalid:
        'Der Link wurde schon verwendet, ist abgelaufen oder unvollständig. Fordern Sie einen neuen an.',
    },

    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.org.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    passwordShort: (least) => `Verwenden Sie mindestens ${least} Zeichen.`,
    nameMissing: 'Geben Sie Ihren Namen mit höchstens 100 Zeichen ein.',
    yourName: 'Ihr Name',
    newPassword: 'Neues Passwort',
    passwordHelp: (least) => `Mindestens ${least} Zeichen. Einige Wörter hintereinander eignen sich gut.`,
    strength: {
      short: (missing) => `Noch ${missing} Zeichen`,
      weak: 'Zu leicht zu erraten',
      fair: 'Schwer zu erraten',
      strong: 'Sehr schwer zu erraten',
    },

    setupTitle: 'Canvass einrichten',
    setupText:
      'Erstellen Sie das erste Konto und die Organisation, die ihm gehört. Andere können Sie später einladen.',
    setupOwnerTitle: (organization) => `Inhaber von ${organization} werden`,
    setupOwnerText: 'Erstellen Sie ein Konto, dem die Organisation mit allem darin gehört.',
    setupOwnerSignedIn: (organization) =>
      `Mit dem Konto, mit dem Sie angemeldet sind, werden Sie Inhaber von ${organization}.`,
    setupSignedIn: 'Die neue Organisation gehört dem Konto, mit dem Sie angemeldet sind.',
    setupAnotherTitle: 'Organisation erstellen',
    makeOrganization: 'Organisation erstellen',
    organizationName: 'Name der Organisation',
    organizationHelp: 'Firma, Schule oder Verein. Der Name lässt sich später ändern.',
    organizationExample: 'Stadtbücherei am Fluss',
    organizationMissing: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
    sample: 'Mit einem Beispielformular beginnen',
    sampleHelp: 'Eine kurze Umfrage zum Ausprobieren.',
    setUp: 'Canvass einrichten',
    becomeOwner: 'Inhaber werden',
    haveAccount: 'Sie haben schon ein Konto?',
    signInFirst: 'Zuerst anmelden',
    setupDone: 'Alles ist eingerichtet',
    sampleReady: 'Das Beispielformular nimmt schon Antworten an.',
    firstWorkspace: 'Formulare',
    sampleName: 'Rückmeldung',
    recoveryUsed: (left) =>
      plural('de', left, {
        one: 'Sie haben einen Wiederherstellungscode verwendet. Einer ist noch übrig.',
        other: `Sie haben einen Wiederherstellungscode verwendet. ${left} sind noch übrig.`,
      }),
    openSample: 'Beispielformular öffnen',
    setupInvalidTitle: 'Dieser Einrichtungslink funktioniert nicht',
    setupInvalidText: 'Er wurde schon verwendet, ist abgelaufen oder unvollständig.',
    setupUsed: 'Wenn Sie Ihr Konto schon damit erstellt haben, melden Sie sich an.',
    setupInvalidAgain:
      'Mit diesem Befehl erstellen Sie einen neuen Link, auf dem Rechner, auf dem Canvass läuft:',
    setupCommand: 'Befehl, der einen Einrichtungslink erstellt',
    setupCommandFolder:
      'Wenn Canvass seine Daten nicht im Ordner ./data hat, fügen Sie --data <Ordner> hinzu.',
    unclaimedTitle: 'Noch hat niemand ein Konto',
    unclaimedText:
      'Öffnen Sie den Einrichtungslink, um das erste Konto zu erstellen. Er steht dort, wo Canvass gestartet wurde: im Terminal oder in der Logdatei.',
    unclaimedAgain:
      'Er gilt 24 Stunden. Dieser Befehl erstellt einen neuen, auf dem Rechner, auf dem Canvass läuft:',

    forgotTitle: 'Passwort zurücksetzen',
    forgotText:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
    askForLink: 'Link anfordern',
    forgotDone: (email) =>
      `Wenn es ein Konto mit ${email} gibt, ist ein Link unterwegs. Er gilt eine Stunde und nur einmal.`,
    forgotLook: 'Sehen Sie im Spam-Ordner nach, wenn er nicht ankommt.',
    forgotNoMail:
      'Diese Installation sendet keine E-Mails. Bitten Sie die Inhaber Ihrer Organisation oder den Betreiber dieser Installation um den Link.',
    forgotCommandText:
      'Wer die Installation betreibt, erstellt einen Link mit diesem Befehl, auf dem Rechner, auf dem Canvass läuft:',
    forgotCommand: 'Befehl, der einen Link für ein neues Passwort erstellt',
    forgotDoneNoMail: (email) =>
      `Wenn es ein Konto mit ${email} gibt, wurde ein Link erstellt. Er gilt eine Stunde und nur einmal.`,
    backToSignIn: 'Zurück zur Anmeldung',

    resetTitle: 'Neues Passwort festlegen',
    resetText: (email) =>
      `Für das Konto ${email}. Passkeys, Anmeldedienste, die Authentifizierungs-App und alle bisherigen Sitzungen enden.`,
    setPassword: 'Passwort festlegen',
    passwordSet: 'Ihr neues Passwort gilt jetzt',
    resetInvalidTitle: 'Dieser Link funktioniert nicht',
    resetInvalidText: 'Er wurde schon verwendet, ist abgelaufen oder unvollständig.',
    askAgain: 'Neuen Link anfordern',

    confirmEmailTitle: 'E-Mail-Adresse bestätigen',
    confirmEmailText: 'Dann ist die Adresse Ihre: Sie melden sich damit an, und E-Mails gehen dorthin.',
    confirmEmail: 'Diese E-Mail-Adresse verwenden',
    emailConfirmedTitle: 'Ihre E-Mail-Adresse ist bestätigt',
    emailConfirmedText: (email) => `Von jetzt an melden Sie sich mit ${email} an.`,
    emailInvalidText:
      'Er wurde schon verwendet, ist abgelaufen oder unvollständig. Ändern Sie die Adresse noch einmal in Ihrem Konto.',
    confirmEmailSignIn:
      'Melden Sie sich bei dem Konto an, für das diese Adresse ist. Nur dort zählt der Link.',
    newPasswordWhy:
      'Ein Inhaber einer anderen Organisation kennt vielleicht Ihr Passwort, weil er die Links öffnen kann, die er erstellt. Wählen Sie ein neues, um beizutreten. Alle anderen Wege in Ihr Konto enden: Passkeys, Anmeldedienste, die Authentifizierungs-App und andere Browser.',
    toAccount: 'Konto öffnen',

    joinTitle: (organization) => `${organization} beitreten`,
    invitedBy: (name) => `${name} lädt Sie ein.`,
    invited: 'Sie sind eingeladen.',
    joinAs: {
      owner: 'Ihre Rolle ist Inhaber: Alles in der Organisation steht Ihnen offen, auch ihre Mitglieder.',
      admin: 'Ihre Rolle ist Admin: Sie arbeiten in allen Arbeitsbereichen und ändern Einstellungen.',
      member: 'Ihre Rolle ist Mitglied: Sie arbeiten in den Arbeitsbereichen, die für Sie freigegeben sind.',
    },
    invitationEnds: (when) => `Die Einladung endet ${when}.`,
    join: 'Konto erstellen und beitreten',
    joinAsPerson: (name) => `Als ${name} beitreten`,
    anotherAccount: 'Anderes Konto verwenden',
    joinedTitle: (organization) => `Sie gehören zu ${organization}`,
    joinedText: 'Mit dieser Einladung ist nichts mehr zu tun.',
    openOrganization: 'Organisation öffnen',
    joinWithProvider: (provider) => `Mit ${provider} beitreten`,
    joined: (organization) => `Sie sind ${organization} beigetreten`,
    joinInvalidTitle: 'Diese Einladung funktioniert nicht',
    joinInvalidText:
      'Sie wurde schon verwendet oder zurückgezogen, ist abgelaufen oder unvollständig. Bitten Sie um eine neue, wo Sie diese erhalten haben.',
    toSignIn: 'Zur Anmeldung',
    joinQuestion: (organization) => `${organization} beitreten?`,
    mayJoin: (provider) => `Wer sich mit ${provider} anmeldet, kann beitreten.`,
    knownAs: (provider, person) =>
      `${provider} kennt Sie als ${person}. Mit dem Beitritt wird ein Konto für Sie angelegt.`,
    takesAddress: (provider) =>
      `Ein anderes Konto verwendet diese E-Mail-Adresse, ohne sie je bestätigt zu haben. Wenn es Ihres ist, melden Sie sich dort an und verknüpfen Sie ${provider}. Wenn Sie hier beitreten, verliert es die Adresse.`,
    joinNow: 'Beitreten',
    notNow: 'Jetzt nicht',
    joinEndedTitle: 'Hier gibt es nichts beizutreten',
    joinEndedText:
      'Sie haben schon geantwortet, oder es sind mehr als zehn Minuten vergangen. Melden Sie sich noch einmal an.',

    homeTitle: 'Sie gehören zu keiner Organisation',
    homeText:
      'Formulare gehören zu einer Organisation. Bitten Sie die Inhaber Ihrer Organisation um eine Einladung an die Adresse, mit der Sie sich anmelden:',
    homeStepsTitle: 'So kommen Sie hinein',
    homeSteps: {
      ask: 'Ein Inhaber öffnet „Einstellungen“, „Mitglieder“ und lädt Sie ein.',
      link: 'Sie öffnen den Einladungslink aus der E-Mail oder als Kopie.',
      join: 'Sie treten mit diesem Konto bei, und die Organisation öffnet sich.',
    },
  },
};

export const language: Language = {
  code: 'de',
  name: 'Deutsch',
  direction: 'ltr',
  texts: publicTexts as Texts,
};
