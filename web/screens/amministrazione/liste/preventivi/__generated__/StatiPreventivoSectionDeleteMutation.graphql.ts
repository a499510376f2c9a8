/**
 * @generated SignedSource<<4aa3e6422c4d4246b00675e37c0bdb6c>>
 * @relayHash bff48142626a4050d410a718e729de38
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b44dfa8cad1b5a99aa98932eb4f4207893668dda714af09e9e87be7ce4d372bd

import type { ConcreteRequest } from 'relay-runtime';
export type StatiPreventivoSectionDeleteMutation$variables = {
  pk: number;
};
export type StatiPreventivoSectionDeleteMutation$data = {
  readonly deleteStatoPreventivo: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type StatiPreventivoSectionDeleteMutation = {
  response: StatiPreventivoSectionDeleteMutation$data;
  variables: StatiPreventivoSectionDeleteMutation$variables;
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
    "concreteType": "DeleteStatoPreventivoPayload",
    "kind": "LinkedField",
    "name": "deleteStatoPreventivo",
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
    "name": "StatiPreventivoSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatiPreventivoSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b44dfa8cad1b5a99aa98932eb4f4207893668dda714af09e9e87be7ce4d372bd",
    "metadata": {},
    "name": "StatiPreventivoSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e6e204e300740da96b4a28de835a5b9";

export default node;
