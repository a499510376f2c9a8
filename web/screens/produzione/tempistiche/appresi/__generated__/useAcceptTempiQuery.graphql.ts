/**
 * @generated SignedSource<<e6712f78f41616028be5350675bd00e9>>
 * @relayHash 316cdd898ff400806ae9175c11819638
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c1f652cd80340939d459c46c2726394ec4a51814be95255f7ba0743f2872d16

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type TempoAppresoInput = {
  minuti: number;
  reparto: RepartoFase;
  tempistica: number;
  versione?: number | null;
};
export type useAcceptTempiQuery$variables = {
  voci: ReadonlyArray<TempoAppresoInput>;
};
export type useAcceptTempiQuery$data = {
  readonly impattoTempiAppresi: ReadonlyArray<{
    readonly dopo: number;
    readonly fase: string;
    readonly numeroCommessa: string;
    readonly ordine: number;
    readonly prima: number;
  }>;
};
export type useAcceptTempiQuery = {
  response: useAcceptTempiQuery$data;
  variables: useAcceptTempiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voci"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "voci",
        "variableName": "voci"
      }
    ],
    "concreteType": "FaseToccata",
    "kind": "LinkedField",
    "name": "impattoTempiAppresi",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordine",
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
        "kind": "ScalarField",
        "name": "fase",
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
    "name": "useAcceptTempiQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcceptTempiQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c1f652cd80340939d459c46c2726394ec4a51814be95255f7ba0743f2872d16",
    "metadata": {},
    "name": "useAcceptTempiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f560ddcf8e26c41132eb607a5471259";

export default node;
