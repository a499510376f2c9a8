/**
 * @generated SignedSource<<e8c0ca7bae26649413caaeecdcb4aa47>>
 * @relayHash 446e1671d144461972418fa3d26a6876
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf169a71185bc6b06ccf21a98296d54488ef190b0fc3d7d7c8e558a22f2b61d2

import type { ConcreteRequest } from 'relay-runtime';
export type searchCodiciSerramentoQuery$variables = {
  pagina: number;
  perPagina: number;
  testo: string;
  tipo?: number | null;
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
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tipo"
},
v4 = [
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
        "name": "perTipo",
        "variableName": "tipo"
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchCodiciSerramentoQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchCodiciSerramentoQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "cf169a71185bc6b06ccf21a98296d54488ef190b0fc3d7d7c8e558a22f2b61d2",
    "metadata": {},
    "name": "searchCodiciSerramentoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d22ad21507a6ee2333ac6ab0e178049c";

export default node;
