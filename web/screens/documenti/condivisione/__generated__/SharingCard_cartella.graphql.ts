/**
 * @generated SignedSource<<8f3be6f25ded23c20b6d78070c25d173>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharingCard_cartella$data = {
  readonly condivisioni: ReadonlyArray<{
    readonly account: {
      readonly pk: number;
      readonly user: {
        readonly email: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly username: string;
      };
    };
    readonly finoAl: string | null;
  }> | null;
  readonly nome: string;
  readonly pk: number;
  readonly " $fragmentType": "SharingCard_cartella";
};
export type SharingCard_cartella$key = {
  readonly " $data"?: SharingCard_cartella$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharingCard_cartella">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharingCard_cartella",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "CondivisioneCartella",
      "kind": "LinkedField",
      "name": "condivisioni",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finoAl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountCartella",
          "kind": "LinkedField",
          "name": "account",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "UtenteAccount",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "firstName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lastName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "username",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "email",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cartella",
  "abstractKey": null
};
})();

(node as any).hash = "a585c50cb9acd8f827f0a757a7f7fa7c";

export default node;
