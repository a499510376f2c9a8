/**
 * @generated SignedSource<<dbb90c9419c0a3e8176cbdab9b669ad0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type MailDetail_mail$data = {
  readonly aIndirizzo: string;
  readonly aNome: string;
  readonly contesto: string;
  readonly contestoPk: number | null;
  readonly corpo: string;
  readonly creataDa: {
    readonly nome: string;
  } | null;
  readonly creataIl: string;
  readonly inviaDal: string;
  readonly inviataIl: string | null;
  readonly oggetto: string;
  readonly pk: number;
  readonly puoModificare: boolean;
  readonly stato: StatoMail;
  readonly tentativi: number;
  readonly ultimoErrore: string;
  readonly " $fragmentSpreads": FragmentRefs<"MailActions_mail">;
  readonly " $fragmentType": "MailDetail_mail";
};
export type MailDetail_mail$key = {
  readonly " $data"?: MailDetail_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailDetail_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailDetail_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aIndirizzo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aNome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oggetto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corpo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviaDal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviataIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creataIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tentativi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ultimoErrore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contesto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contestoPk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "creataDa",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoModificare",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MailActions_mail"
    }
  ],
  "type": "Mail",
  "abstractKey": null
};

(node as any).hash = "3d003b279711fad45c91de6dbbe3c219";

export default node;
