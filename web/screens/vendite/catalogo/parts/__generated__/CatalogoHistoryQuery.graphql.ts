/**
 * @generated SignedSource<<feb8f0e70aa347742c8e7bcbb7b4102c>>
 * @relayHash aa4323075bd8d9f75757885ad7b07600
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e87aecb76559be7a3dfc50bae89ee008699fba0fd8ce9385e2de8b3b70b283e3

import type { ConcreteRequest } from 'relay-runtime';
export type OggettoCatalogo = "Accessorio" | "Famiglia" | "TipoApertura" | "TipoSerramento" | "TipologiaFamiglia";
export type CatalogoHistoryQuery$variables = {
  oggetto: OggettoCatalogo;
  pk: number;
};
export type CatalogoHistoryQuery$data = {
  readonly storicoCatalogo: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
  }>;
};
export type CatalogoHistoryQuery = {
  response: CatalogoHistoryQuery$data;
  variables: CatalogoHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "oggetto"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "oggetto",
        "variableName": "oggetto"
      },
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "VoceStorico",
    "kind": "LinkedField",
    "name": "storicoCatalogo",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "il",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "utente",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "azione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "campo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prima",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dopo",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CatalogoHistoryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CatalogoHistoryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e87aecb76559be7a3dfc50bae89ee008699fba0fd8ce9385e2de8b3b70b283e3",
    "metadata": {},
    "name": "CatalogoHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "876534183beeb5e4b60fb22ab425e1d7";

export default node;
