/**
 * @generated SignedSource<<b3fa38be4054b962f91e7559e7bb96cf>>
 * @relayHash 794eb3658aba21479aab50b890116a9a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4069577775803e3521e1959510776bfa2982e90fbf4496b814f6b2c06ba95b47

import type { ConcreteRequest } from 'relay-runtime';
export type StatiSectionDeleteMutation$variables = {
  pk: number;
};
export type StatiSectionDeleteMutation$data = {
  readonly deleteValoreStato: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type StatiSectionDeleteMutation = {
  response: StatiSectionDeleteMutation$data;
  variables: StatiSectionDeleteMutation$variables;
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
    "concreteType": "DeleteValoreStatoPayload",
    "kind": "LinkedField",
    "name": "deleteValoreStato",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      },
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
    "name": "StatiSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatiSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4069577775803e3521e1959510776bfa2982e90fbf4496b814f6b2c06ba95b47",
    "metadata": {},
    "name": "StatiSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a61410228c970bef1f20e481d8f36a2";

export default node;
