/**
 * @generated SignedSource<<8aaf8d77bd058ea4c172135d59b84d23>>
 * @relayHash ab242afeffd90482f1e3d43c368fe7ce
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92d8048e9503b6e5260b7cf61bc13c5b15ef47d805e1f8fac5b234b79ec78474

import type { ConcreteRequest } from 'relay-runtime';
export type LogsQuery$variables = {
  pk: number;
};
export type LogsQuery$data = {
  readonly storicoOrdine: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
  }>;
};
export type LogsQuery = {
  response: LogsQuery$data;
  variables: LogsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "VoceStorico",
    "kind": "LinkedField",
    "name": "storicoOrdine",
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
    "name": "LogsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LogsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "92d8048e9503b6e5260b7cf61bc13c5b15ef47d805e1f8fac5b234b79ec78474",
    "metadata": {},
    "name": "LogsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68464adb69ae3881894e4489ef2b9164";

export default node;
