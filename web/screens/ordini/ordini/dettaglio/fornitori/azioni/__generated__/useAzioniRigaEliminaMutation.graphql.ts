/**
 * @generated SignedSource<<6846ab77bd57c22333e2139adc0475e7>>
 * @relayHash 1a58d8519031f4eec6c780804ed53a64
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd961646b1fa502e3ff0697839c358d88811b4fc22d20828f44e2c297ab3007

import type { ConcreteRequest } from 'relay-runtime';
export type useAzioniRigaEliminaMutation$variables = {
  pk: number;
};
export type useAzioniRigaEliminaMutation$data = {
  readonly deleteRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useAzioniRigaEliminaMutation = {
  response: useAzioniRigaEliminaMutation$data;
  variables: useAzioniRigaEliminaMutation$variables;
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
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteRigaOrdineFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "useAzioniRigaEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAzioniRigaEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8fd961646b1fa502e3ff0697839c358d88811b4fc22d20828f44e2c297ab3007",
    "metadata": {},
    "name": "useAzioniRigaEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ff60c3b6a0202262215e3c09333658f";

export default node;
