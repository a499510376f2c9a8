/**
 * @generated SignedSource<<094df2243d65c3f0f82e145a41f883b0>>
 * @relayHash f71bd4585bb8a6484b74d6efded3fefc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d4adee3edd61ad1540249b24c97fcb73a87fd8c99de0d0bcf92f3e3187888b7

import type { ConcreteRequest } from 'relay-runtime';
export type searchCodiciSerramentoQuery$variables = {
  pagina: number;
  perPagina: number;
  testo: string;
};
export type searchCodiciSerramentoQuery$data = {
  readonly codiciSerramento: ReadonlyArray<{
    readonly categoria: string;
    readonly codice: string;
    readonly forma: string;
    readonly pk: number;
  }>;
};
export type searchCodiciSerramentoQuery = {
  response: searchCodiciSerramentoQuery$data;
  variables: searchCodiciSerramentoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "testo"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "pagina",
        "variableName": "pagina"
      },
      {
        "kind": "Variable",
        "name": "perPagina",
        "variableName": "perPagina"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "testo"
      }
    ],
    "concreteType": "CodiceSerramento",
    "kind": "LinkedField",
    "name": "codiciSerramento",
    "plural": true,
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
        "name": "categoria",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "forma",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codice",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchCodiciSerramentoQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchCodiciSerramentoQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3d4adee3edd61ad1540249b24c97fcb73a87fd8c99de0d0bcf92f3e3187888b7",
    "metadata": {},
    "name": "searchCodiciSerramentoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec6bc78e117a6b86de1859c30c8ff0d4";

export default node;
