/**
 * @generated SignedSource<<1a88016f7994fb5325821f5accb74819>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoInvioMail = "in_attesa_invio" | "inviata";
import type { FragmentRefs } from "relay-runtime";
export type ModuloMail_ordine$data = {
  readonly cliente: {
    readonly email: string;
    readonly nome: string;
    readonly testoEmail: string | null;
  };
  readonly descrizioneMail: string | null;
  readonly invioMailPrevisto: string | null;
  readonly motivoMail: string | null;
  readonly numeroCommessa: string;
  readonly pk: number;
  readonly statoInvioMail: StatoInvioMail | null;
  readonly testoEmail: string | null;
  readonly testoIntervallo: string | null;
  readonly " $fragmentType": "ModuloMail_ordine";
};
export type ModuloMail_ordine$key = {
  readonly " $data"?: ModuloMail_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuloMail_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testoEmail",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModuloMail_ordine",
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
      "name": "numeroCommessa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClienteOrdine",
      "kind": "LinkedField",
      "name": "cliente",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statoInvioMail",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testoIntervallo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invioMailPrevisto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descrizioneMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivoMail",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "1c25d57b7b8bbae832cf8412b1b95047";

export default node;
